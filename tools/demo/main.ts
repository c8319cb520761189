import { info } from '../rig/site';
import { startDemo } from './demo';
import { type DemoOptions, parseOptions, USAGE } from './options';
import { report } from './report';
import { WORDS } from './words';

const WATCH_MS = 3000;

/** Resolves at the first Ctrl-C or end from outside; later ones wait for the same orderly end. */
const asked = new Promise<'asked'>((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve('asked'));
});

const options = readOptions();
if (options) {
  await run(options).catch((error: unknown) => {
    console.error(`\n  ${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

function readOptions(): DemoOptions | undefined {
  try {
    return parseOptions(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
}

async function run(options: DemoOptions): Promise<void> {
  const words = WORDS[options.lang];
  const starting = startDemo(options, (line) => console.log(`  ${line}`));
  // A Ctrl-C also ends what npm and the like were doing for us: their complaint is then no failure.
  const first = await Promise.race([starting, asked]);
  if (first === 'asked') {
    console.log(`\n  ${words.ending}`);
    await starting.then((demo) => demo.close()).catch(() => {});
    return console.log(`  ${words.ended}`);
  }
  console.log(report(first, words));
  const end = await Promise.race([asked, untilGone(first.name)]);
  console.log(`\n  ${end === 'gone' ? words.gone : words.ending}`);
  await first.close();
  console.log(`  ${words.ended}`);
  if (end === 'gone') process.exitCode = 1;
}

/** Somebody may end the site behind our back. */
function untilGone(name: string): Promise<'gone'> {
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      if (info(name)) return;
      clearInterval(timer);
      resolve('gone');
    }, WATCH_MS);
    timer.unref();
  });
}
