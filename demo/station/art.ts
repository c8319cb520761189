import { png } from './png';

const SIDE = 300;
const WAVES = 4;
/** Width of the soft edge of a shape, of the picture's side. */
const EDGE = 0.004;

type Color = readonly [red: number, green: number, blue: number];

const made = new Map<number, Buffer>();

/** A cover for a number, always the same: a sky, a sun and the waves before it. */
export function artPng(number: number): Buffer {
  const known = made.get(number) ?? draw(painter(number));
  made.set(number, known);
  return known;
}

function draw(paint: (x: number, y: number) => Color): Buffer {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) pixels.set(paint(x / SIDE, y / SIDE).map(Math.round), (y * SIDE + x) * 3);
  }
  return png(SIDE, pixels);
}

function painter(number: number): (x: number, y: number) => Color {
  const hue = (number * 137.5) % 360;
  const sky = [color(hue, 0.6, 0.3), color(hue + 45, 0.8, 0.68)] as const;
  const sun = {
    x: 0.25 + ((number * 0.37) % 0.5),
    y: 0.34 + ((number * 0.11) % 0.14),
    radius: 0.14 + ((number * 0.07) % 0.07),
  };
  const sunColor = color(hue + 70, 0.95, 0.82);
  const waves = Array.from({ length: WAVES }, (_, layer) => ({
    level: 0.56 + layer * 0.11,
    height: 0.035 + ((number * 0.013 + layer * 0.017) % 0.03),
    length: 5 + ((number * 3 + layer * 5) % 7),
    phase: number * 1.7 + layer * 2.1,
    color: color(hue - 25 - layer * 10, 0.55, 0.42 - layer * 0.085),
  }));

  return (x, y) => {
    let painted = blend(sky[0], sky[1], Math.min(1, y / 0.62));
    painted = blend(painted, sunColor, inside(sun.radius - Math.hypot(x - sun.x, y - sun.y)));
    for (const wave of waves) {
      const crest = wave.level + wave.height * Math.sin(x * wave.length + wave.phase);
      painted = blend(painted, wave.color, inside(y - crest));
    }
    return painted;
  };
}

/** 1 within a shape, 0 outside, and between them on its edge. */
const inside = (depth: number): number => Math.max(0, Math.min(1, depth / EDGE + 0.5));

const blend = (from: Color, to: Color, share: number): Color => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** Hue in degrees, saturation and lightness of 1. */
function color(hue: number, saturation: number, lightness: number): Color {
  const spread = saturation * Math.min(lightness, 1 - lightness);
  const part = (offset: number) => {
    const place = (((offset + hue / 30) % 12) + 12) % 12;
    return 255 * (lightness - spread * Math.max(-1, Math.min(place - 3, 9 - place, 1)));
  };
  return [part(0), part(8), part(4)];
}
