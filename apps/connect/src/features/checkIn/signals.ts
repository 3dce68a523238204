// Two tones that are told apart in a noisy room: one that rises, one that is low and comes twice.
import type { ResultTone } from './checkInWords';

/** One note: frequency in Hz, begin and length in seconds. */
type Note = { readonly hertz: number; readonly at: number; readonly lasts: number };

const melodies: Record<Exclude<ResultTone, 'asking'>, readonly Note[]> = {
  good: [
    { hertz: 880, at: 0, lasts: 0.09 },
    { hertz: 1320, at: 0.09, lasts: 0.16 },
  ],
  caution: [
    { hertz: 330, at: 0, lasts: 0.16 },
    { hertz: 330, at: 0.22, lasts: 0.16 },
  ],
  bad: [
    { hertz: 196, at: 0, lasts: 0.2 },
    { hertz: 147, at: 0.24, lasts: 0.32 },
  ],
};

/** In milliseconds, as `navigator.vibrate` takes them. */
const shakes: Record<Exclude<ResultTone, 'asking'>, readonly number[]> = {
  good: [60],
  caution: [90, 60, 90],
  bad: [220, 80, 220],
};

function playNote(audio: AudioContext, { hertz, at, lasts }: Note): void {
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  const begin = audio.currentTime + at;
  tone.type = 'square';
  tone.frequency.value = hertz;
  // Faded in and out: a tone that is cut off clicks.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.25, begin + 0.01);
  volume.gain.setValueAtTime(0.25, begin + lasts - 0.02);
  volume.gain.linearRampToValueAtTime(0, begin + lasts);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + lasts);
}

interface Device {
  openAudio: () => AudioContext;
  vibrate: (pattern: number[]) => unknown;
  /** Whether somebody has tapped or typed in this page: until then browsers refuse to sound and to vibrate. */
  isTouched: () => boolean;
}

/** Says a tone by sound and in the hand, once somebody has touched the page. */
export function createSignals({ openAudio, vibrate, isTouched }: Device) {
  let audio: AudioContext | undefined;
  return {
    play(tone: ResultTone, isSilent: boolean): void {
      if (tone === 'asking' || !isTouched()) return;
      vibrate([...shakes[tone]]);
      if (isSilent) return;
      audio ??= openAudio();
      const open = audio;
      open
        .resume()
        .then(() => melodies[tone].forEach((note) => playNote(open, note)))
        .catch(() => undefined);
    },
    close(): void {
      audio?.close().catch(() => undefined);
      audio = undefined;
    },
  };
}
