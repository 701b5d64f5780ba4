# Messages that people report to the admins of a server, in English.

command-report-message = Report to the admins

# $reporter, $link: text
report = **Report** from { $reporter }: { $link }
# $game, $rules, $attackers, $defenders: text
report-game = -# The message belongs to game { $game } ({ $rules }): { $attackers } – { $defenders }.
reported = Thanks, the admins of this server have your report: a link to the message, and your name. Nobody else sees it.
reported-late = Thanks, your report is saved, but I can’t post it in the admins’ channel right now. They’ll get it as soon as that works again.
# $why: text
refuse-report = { $why ->
    [off] The admins of this server haven’t chosen a channel for reports. Please write to one of them yourself.
   *[lost] I can’t post in the channel where the admins of this server read reports. Please write to one of them yourself.
}
server-reports-none = off
server-reports-menu = The channel for reports
server-reports-lost = The channel for reports has been deleted, so nobody can report messages. Choose another, or press *{ settings-clear }*.
server-reports-closed = I can’t post in the channel for reports. Grant me *View Channel* and *Send Messages* there, choose another, or press *{ settings-clear }*.
