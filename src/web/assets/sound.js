// What can be heard: a knock for each move, for readers who switch it on. The sounds are made here; there are no files.
(() => {
  const AudioContext = window.AudioContext ?? window.webkitAudioContext;
  if (!AudioContext) return;
  let context;

  // A knock on wood: a low tone that dies at once, with a little noise at its beginning.
  const knock = (at, pitch, volume) => {
    const level = context.createGain();
    level.gain.setValueAtTime(volume, at);
    level.gain.exponentialRampToValueAtTime(0.001, at + 0.14);
    level.connect(context.destination);
    const tone = context.createOscillator();
    tone.frequency.setValueAtTime(pitch, at);
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, at + 0.12);
    tone.connect(level);
    tone.start(at);
    tone.stop(at + 0.15);
    const noise = context.createBufferSource();
    noise.buffer = context.createBuffer(1, context.sampleRate / 50, context.sampleRate);
    const samples = noise.buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / samples.length) * 0.4;
    noise.connect(level);
    noise.start(at);
  };
  // A tone as of a plucked string.
  const pluck = (at, pitch) => {
    const level = context.createGain();
    level.gain.setValueAtTime(0.001, at);
    level.gain.exponentialRampToValueAtTime(0.12, at + 0.01);
    level.gain.exponentialRampToValueAtTime(0.001, at + 0.5);
    level.connect(context.destination);
    const tone = context.createOscillator();
    tone.type = "triangle";
    tone.frequency.value = pitch;
    tone.connect(level);
    tone.start(at);
    tone.stop(at + 0.55);
  };
  const cues = {
    move: (at) => knock(at, 220, 0.5),
    capture: (at) => (knock(at, 220, 0.5), knock(at + 0.11, 150, 0.6)),
    call: (at) => (knock(at, 220, 0.5), pluck(at + 0.1, 659)),
    end: (at) => (knock(at, 220, 0.5), [392, 494, 587].forEach((pitch, i) => pluck(at + 0.12 + i * 0.12, pitch))),
  };
  const play = async (cue) => {
    context ??= new AudioContext();
    // Browsers stay silent until the reader has done something on the page; what is due until then is not made up for.
    if (navigator.userActivation?.hasBeenActive === false) return;
    if (context.state === "suspended") await context.resume();
    cues[cue]?.(context.currentTime + 0.01);
  };
  const isOn = () => kept.get("sounds") === "yes";
  document.addEventListener("stepped", ({ detail: { from, to, cue } }) => isOn() && to === from + 1 && play(cue));
  document.addEventListener("heard", ({ detail: { cue } }) => isOn() && play(cue));
  document.addEventListener("change", ({ target }) => target.id === "sounds" && target.checked && play("move"));
  // The switch of the page of a game.
  const hear = document.getElementById("hear");
  if (!hear) return;
  const sounds = document.getElementById("sounds");
  sounds.checked = isOn();
  sounds.addEventListener("change", () => kept.set("sounds", sounds.checked ? "yes" : "no"));
  hear.hidden = false;
})();
