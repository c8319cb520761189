import { type ChildProcess, spawn } from 'node:child_process';
import { chromium, type Page } from 'playwright-core';
import puppeteer from 'puppeteer-core';
import { choosePort } from '../../tools/rig/port';
import type { EngineName } from '../../tools/setup/browsers';
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/setup/chromium';
import { SLOW_TIMERS, SLOWER } from './slower';

/** The little that a smoke needs of a browser, so that one test can drive three engines. */
export interface Engine {
  open(url: string): Promise<void>;
  /** Evaluates an expression in the page; what it gives must be JSON. */
  read<T>(expression: string): Promise<T>;
  /** A real click in the middle of what the expression gives. */
  click(expression: string): Promise<void>;
  close(): Promise<void>;
}

/** A page, or what is waited for in it, may take so long on a machine that is busy with others. */
export const PATIENCE_MS = 90_000;

/** The size of the page's window, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}

const DESKTOP: Size = { width: 1280, height: 720 };

export const startEngine = (name: EngineName, size = DESKTOP): Promise<Engine> => engines[name](size);

/** The middle of an element, in CSS pixels of the window's viewport; it may be in a frame of the same site. */
const middle = (expression: string) => `(() => {
  const element = ${expression};
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = element.getBoundingClientRect();
  let [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  for (let frame = element.ownerDocument.defaultView.frameElement; frame; frame = frame.ownerDocument.defaultView.frameElement) {
    const around = frame.getBoundingClientRect();
    x += around.x + frame.clientLeft;
    y += around.y + frame.clientTop;
  }
  return { x, y };
})()`;

const engines: Record<EngineName, (size: Size) => Promise<Engine>> = {
  async chromium(size) {
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGS });
    const page = await browser.newPage({ viewport: size });
    page.setDefaultTimeout(PATIENCE_MS * SLOWER);
    if (SLOWER > 1) await page.addInitScript(SLOW_TIMERS);
    return driveChromium(page, () => browser.close());
  },

  async firefox(size) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: '/usr/bin/firefox-esr',
      headless: true,
      defaultViewport: size,
    });
    const page = await browser.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    return {
      open: async (url) => void (await page.goto(url)),
      read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
      async click(expression) {
        const { x, y } = (await page.evaluate(middle(expression))) as Point;
        await page.mouse.click(x, y);
      },
      close: () => browser.close(),
    };
  },

  async webkit(size) {
    const port = await choosePort();
    const driver = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], {
      detached: true,
      stdio: 'ignore',
    });
    const session = await openSession(`http://127.0.0.1:${port}`);
    await resizeWebkit(session, size);
    const read = <T>(expression: string) =>
      session<T>('POST', 'execute/sync', { script: `return ${expression}`, args: [] });
    return {
      open: async (url) => void (await session('POST', 'url', { url })),
      read,
      async click(expression) {
        const { x, y } = await read<Point>(middle(expression));
        await session('POST', 'actions', pointerClick(Math.round(x), Math.round(y)));
      },
      async close() {
        await session('DELETE', '', undefined);
        endGroup(driver);
      },
    };
  },
};

/** For a test that needs more of Chromium than the three engines share, and has its page. */
export const driveChromium = (page: Page, close: () => Promise<void>): Engine => ({
  open: async (url) => void (await page.goto(url)),
  read: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
  async click(expression) {
    const { x, y } = (await page.evaluate(middle(expression))) as Point;
    await page.mouse.click(x, y);
  },
  close,
});

interface Point {
  x: number;
  y: number;
}

type Session = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** A WebDriver session of WebKitGTK's MiniBrowser; the driver needs a moment until it listens. */
async function openSession(address: string): Promise<Session> {
  const send = async <T>(method: string, path: string, body: unknown): Promise<T> => {
    const reply = await fetch(`${address}/${path}`, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await reply.json()) as { value: T & { message?: string } };
    if (!reply.ok) throw new Error(`WebDriver ${path}: ${value?.message ?? reply.status}`);
    return value;
  };
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  const binary = `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;
  const wanted = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } } };
  const open = () => send<{ sessionId: string }>('POST', 'session', { capabilities: wanted });
  const { sessionId } = await untilListening(open);
  return (method, path, body) => send(method, `session/${sessionId}${path ? `/${path}` : ''}`, body);
}

/** WebDriver sizes the window: what stands around the page is measured and added. */
async function resizeWebkit(session: Session, { width, height }: Size): Promise<void> {
  const script = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
  const [beside = 0, above = 0] = await session<number[]>('POST', 'execute/sync', { script, args: [] });
  await session('POST', 'window/rect', { x: 0, y: 0, width: width + beside, height: height + above });
}

async function untilListening<T>(attempt: () => Promise<T>, triesLeft = 100): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    const isRefused = error instanceof TypeError;
    if (!isRefused || triesLeft === 0) throw error;
    await new Promise((next) => setTimeout(next, 100));
    return untilListening(attempt, triesLeft - 1);
  }
}

function pointerClick(x: number, y: number) {
  const actions = [
    { type: 'pointerMove', duration: 0, x, y, origin: 'viewport' },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ];
  return { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] };
}

/** The driver starts a screen and a browser of its own: the whole group ends with it. */
function endGroup(child: ChildProcess) {
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
}
