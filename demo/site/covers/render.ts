/** Renders the covers into demo/site/media: `npx tsx demo/site/covers/render.ts`. Wants Chromium in the PATH. */
import { existsSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { DRAWINGS, HEIGHT, WIDTH } from './drawings';

const LIMIT_BYTES = 20_000;
const TARGET = join(import.meta.dirname, '..', 'media');
const MIME = { jpg: 'image/jpeg', webp: 'image/webp', png: 'image/png' };
type Format = keyof typeof MIME;
/** A site mixes formats; what is not named is WebP. */
const FORMATS: Record<string, Format> = {
  antena: 'jpg',
  estadio: 'jpg',
  libros: 'jpg',
  ciudad: 'png',
  ecualizador: 'png',
  teclas: 'png',
};

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
try {
  const page = await browser.newPage();
  for (const [name, draw] of Object.entries(DRAWINGS)) {
    const format = FORMATS[name] ?? 'webp';
    const bytes = await encode(page, draw(), format);
    writeFileSync(join(TARGET, `${name}.${format}`), bytes);
    console.log(`${name}.${format} ${bytes.length}`);
  }
} finally {
  await browser.close();
}

/** Gives way in size until it fits, a lossy file in quality as well. */
async function encode(page: Page, svg: string, format: Format): Promise<Buffer> {
  for (let step = 0; step < 10; step++) {
    const scale = 1 - step / 16;
    const data = await page.evaluate(paint, {
      svg,
      mime: MIME[format],
      quality: 0.82 - step / 40,
      width: Math.round(WIDTH * scale),
      height: Math.round(HEIGHT * scale),
    });
    const bytes = Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
    if (bytes.length <= LIMIT_BYTES) return bytes;
  }
  throw new Error(`does not fit into ${LIMIT_BYTES} bytes as ${format}`);
}

type Order = { svg: string; mime: string; quality: number; width: number; height: number };

async function paint({ svg, mime, quality, width, height }: Order): Promise<string> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return canvas.toDataURL(mime, quality);
}

function findChromium(): string {
  const names = ['chromium', 'google-chrome', 'chromium-browser'];
  const folders = (process.env.PATH ?? '').split(delimiter);
  const found = folders.flatMap((folder) => names.map((name) => join(folder, name))).find(existsSync);
  if (!found) throw new Error('Chromium is not in the PATH.');
  return found;
}
