import { parseArgs } from 'node:util';
import { createStation, type StationOptions } from './station';

const USAGE = 'station [--port 8010] [--host 127.0.0.1] [--track-seconds 60] [--control] [--shoutcast]';
const DEFAULT_PORT = '8010';

function optionsOf(args: string[]): StationOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: DEFAULT_PORT },
      host: { type: 'string', default: '127.0.0.1' },
      'track-seconds': { type: 'string', default: '60' },
      control: { type: 'boolean', default: false },
      shoutcast: { type: 'boolean', default: false },
    },
  });
  const { host, control, shoutcast } = values;
  return {
    port: numberOf(values.port, 'port', 0, 65_535),
    trackSeconds: numberOf(values['track-seconds'], 'track-seconds', 1, 86_400),
    host,
    control,
    shoutcast,
  };
}

function numberOf(text: string, name: string, min: number, max: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  throw new Error(`--${name} wants a whole number from ${min} to ${max}, not "${text}".`);
}

async function main(): Promise<void> {
  const station = await createStation(optionsOf(process.argv.slice(2)));
  console.log(`Stream   ${station.streamUrl}`);
  console.log(`Status   ${station.url}/status-json.xsl`);
  console.log(`Playing  ${station.url}/api/nowplaying/onda`);
  console.log('Ctrl-C stops the station.');
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void station.close());
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Usage: ${USAGE}`);
  process.exitCode = 1;
});
