# The analysis board, in Finnish.

analysis-title = Analyysilauta
analysis-lead = Siirrät tässä molempien puolten nappuloita. Vastustajasi eivät näe sitä.
analysis-open = Analysoi
analysis-undo = Kumoa
analysis-delete = Poista siirto
analysis-promote = Nosta muunnelmaa
analysis-note = Muistiinpano
analysis-marks = Merkitse ruutuja ja piirrä nuolia hiiren oikealla painikkeella, M-näppäimellä tai pitämällä sormea laudalla.
analysis-set-up = Toinen lauta
analysis-rules = Säännöt
analysis-position = Asema
analysis-moves = Siirrot tai pöytäkirja
analysis-show = Näytä
analysis-link = Linkki tähän analyysiin
analysis-record = Pöytäkirja muunnelmineen
analysis-script = Tämä sivu tarvitsee JavaScriptin.
analysis-too-long = Linkkiin mahtuu 4000 merkkiä, ja tästä analyysista tulisi pidempi. Poista siirtoja tai lyhennä muistiinpanoja.
analysis-no-such-rules = Sääntöjä nimeltä ”{ $rules }” ei ole.
analysis-unplayable = Tämän linkin säännöillä ei voi pelata.
analysis-wrong-position = En pysty lukemaan tätä asemaa, tai se ei sovi sääntöihin.
analysis-unreadable = En pysty lukemaan näitä siirtoja. Ne saattavat olla vajaat.
analysis-illegal = { $move } ei ole siinä sallittu siirto.
analysis-too-many = Analyysissa voi olla enintään 1000 siirtoa.
