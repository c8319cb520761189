import { inflateSync } from 'node:zlib';

/** The picture's own numbers (CaptchaImage.php): an attacker reads the source. */
const WIDTH = 220;
const HEIGHT = 60;
const MARGIN = 18;
const SYMBOLS_IN_A_PHRASE = 5;
const STEP = (WIDTH - 2 * MARGIN) / SYMBOLS_IN_A_PHRASE;
const DISC_RADII = { least: 14, most: 25 };

export type Strokes = Record<string, [number, number][][]>;
type Plane = Float32Array;

/** How a symbol lies in the picture. */
interface Pose {
  x: number;
  y: number;
  width: number;
  height: number;
  angle: number;
  slant: number;
}

/** Reads a captcha's picture by comparing it with the published strokes: discs first, then symbol by symbol. */
export function readPicture(png: Buffer, strokes: Strokes): string {
  const ink = withoutDiscs(inkOf(png));
  const soft = blurred(blurred(ink));
  let text = '';
  for (let place = 0; place < SYMBOLS_IN_A_PHRASE; place++) {
    const middle = MARGIN + (place + 0.5) * STEP;
    const scores = Object.entries(strokes).map(
      ([symbol, lines]) => [bestScore(soft, pointsOf(lines), middle), symbol] as const,
    );
    const [, best = ''] = scores.reduce((a, b) => (b[0] > a[0] ? b : a));
    text += best;
  }
  return text;
}

/** Ink from -1 (paper) to 1. The files have one IDAT and no filter. */
function inkOf(png: Buffer): Plane {
  const at = png.indexOf('IDAT');
  const rows = inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4)));
  return Float32Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => {
    const row = Math.floor(pixel / WIDTH);
    return 1 - (rows[row * (WIDTH + 1) + 1 + (pixel % WIDTH)] ?? 0) / 127.5;
  });
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** Inside a disc paper is ink: the darkest disc of each half is turned back. */
function withoutDiscs(ink: Plane): Plane {
  const clean = ink.slice();
  for (const left of [0, WIDTH / 2])
    eachOfDisc(darkestDisc(ink, left), (at) => {
      clean[at] = -(ink[at] ?? 0);
    });
  return clean;
}

function darkestDisc(ink: Plane, left: number): Disc {
  let best: Disc & { sum: number } = { sum: 0, x: 0, y: 0, radius: 0 };
  for (const x of range(left, left + WIDTH / 2, 2))
    for (const y of range(0, HEIGHT, 2))
      for (const radius of range(DISC_RADII.least, DISC_RADII.most, 1)) {
        const sum = discSum(ink, { x, y, radius });
        if (sum > best.sum) best = { sum, x, y, radius };
      }
  return best;
}

const range = (from: number, to: number, step: number) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);

function discSum(ink: Plane, disc: Disc): number {
  let sum = 0;
  eachOfDisc(disc, (at) => {
    sum += ink[at] ?? 0;
  });
  return sum;
}

function eachOfDisc({ x, y, radius }: Disc, run: (at: number) => void): void {
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= Math.min(HEIGHT - 1, y + radius); row++) {
    const half = Math.sqrt(radius ** 2 - (row - y) ** 2);
    const end = Math.min(WIDTH - 1, Math.floor(x + half));
    for (let column = Math.max(0, Math.ceil(x - half)); column <= end; column++) run(row * WIDTH + column);
  }
}

function blurred(plane: Plane): Plane {
  return plane.map((_, at) => {
    let sum = 0;
    for (const step of [-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 0, 1, WIDTH - 1, WIDTH, WIDTH + 1])
      sum += plane[at + step] ?? -1;
    return sum / 9;
  });
}

/** Points along the strokes, in the square of a symbol. */
function pointsOf(lines: [number, number][][]): [number, number][] {
  return lines.flatMap((line) =>
    line.slice(1).flatMap(([toX, toY], at) => {
      const [fromX, fromY] = line[at] as [number, number];
      const steps = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) * 24));
      return Array.from({ length: steps + 1 }, (_, step): [number, number] => [
        fromX + ((toX - fromX) * step) / steps,
        fromY + ((toY - fromY) * step) / steps,
      ]);
    }),
  );
}

/**
 * Of a coarse grid of poses the best few are improved step by step; what counts is ink on the strokes and none beside.
 */
function bestScore(soft: Plane, points: [number, number][], middle: number): number {
  const poses: [number, Pose][] = [];
  for (const angle of [-0.3, -0.1, 0.1, 0.3])
    for (const slant of [-0.15, 0.15])
      for (let x = middle - 8; x <= middle + 8; x += 2)
        for (let y = 20; y <= 40; y += 2) {
          const pose = { x, y, width: 26, height: 33, angle, slant };
          poses.push([onStrokes(soft, points, pose), pose]);
        }
  poses.sort(([a], [b]) => b - a);
  return Math.max(...poses.slice(0, 4).map(([, pose]) => improved(soft, points, pose)));
}

function improved(soft: Plane, points: [number, number][], start: Pose): number {
  let pose = start;
  let score = correlation(soft, points, pose);
  const sizes: Pose = { x: 1.5, y: 1.5, width: 2, height: 2.5, angle: 0.1, slant: 0.1 };
  for (let round = 0, part = 1; round < 5; round++, part /= 1.5)
    for (const [name, size] of Object.entries(sizes) as [keyof Pose, number][])
      for (const sign of [-1, 1]) {
        const next = { ...pose, [name]: pose[name] + sign * size * part };
        const found = correlation(soft, points, next);
        if (found > score) [pose, score] = [next, found];
      }
  return score;
}

function placed([u, v]: [number, number], { x, y, width, height, angle, slant }: Pose): [number, number] {
  const [across, down] = [(u + slant * v) * width, v * height];
  return [
    x + across * Math.cos(angle) - down * Math.sin(angle),
    y + across * Math.sin(angle) + down * Math.cos(angle),
  ];
}

function onStrokes(soft: Plane, points: [number, number][], pose: Pose): number {
  let sum = 0;
  for (const point of points) {
    const [x, y] = placed(point, pose);
    sum += inside(x, y) ? (soft[Math.round(y) * WIDTH + Math.round(x)] ?? -1) : -1;
  }
  return sum / points.length;
}

const inside = (x: number, y: number) => x >= 0 && x < WIDTH - 0.5 && y >= 0 && y < HEIGHT - 0.5;

/** A part of the picture around a symbol. */
interface Window {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** Of the drawn symbol and the picture around it, from -1 to 1. */
function correlation(soft: Plane, points: [number, number][], pose: Pose): number {
  const top = Math.max(0, Math.round(pose.y) - 24);
  const window = { left: Math.round(pose.x) - 19, top, columns: 39, rows: Math.min(HEIGHT, top + 49) - top };
  const places = points.map((point) => placed(point, pose));
  return likeness(drawn(places, window), cut(soft, window));
}

/** The strokes with soft edges. */
function drawn(places: [number, number][], window: Window): Plane {
  const plane = new Float32Array(window.columns * window.rows);
  for (const [x, y] of places)
    for (let row = Math.floor(y) - 2; row <= y + 3; row++)
      for (let column = Math.floor(x) - 2; column <= x + 3; column++) {
        const at = indexIn(window, column, row);
        const near = 1 - Math.hypot(column - x, row - y) / 3.2;
        if (near > (plane[at] ?? near)) plane[at] = near;
      }
  return plane;
}

function indexIn({ left, top, columns, rows }: Window, column: number, row: number): number {
  const isInside = column >= left && column < left + columns && row >= top && row < top + rows;
  return isInside ? (row - top) * columns + column - left : -1;
}

const cut = (soft: Plane, { left, top, columns, rows }: Window): Plane =>
  Float32Array.from({ length: columns * rows }, (_, at) => {
    const column = left + (at % columns);
    const row = top + Math.floor(at / columns);
    return column < 0 || column >= WIDTH ? -1 : (soft[row * WIDTH + column] ?? -1);
  });

/** Pearson's correlation. */
function likeness(one: Plane, other: Plane): number {
  let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
  for (const [at, p] of one.entries()) {
    const q = other[at] ?? 0;
    a += p;
    b += q;
    aa += p * p;
    bb += q * q;
    ab += p * q;
  }
  const n = one.length;
  return (ab - (a * b) / n) / Math.sqrt((aa - (a * a) / n) * (bb - (b * b) / n) + 1e-9);
}
