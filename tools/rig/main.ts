import { type Command, parseCommand } from './arguments';
import { down, downAll, info, RigError, run, up } from './site';

try {
  await perform(parseCommand(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof RigError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function perform(command: Command): Promise<void> {
  switch (command.verb) {
    case 'up': {
      const site = await up(command.options);
      console.log(`WordPress ${site.version} with ${site.db} (${site.server}) answers at ${site.url}`);
      console.log(JSON.stringify(site));
      return;
    }
    case 'down':
      if (!(await down(command.name))) throw new RigError(`There is no site named ${command.name}`);
      return console.log(`${command.name} is down`);
    case 'down-all':
      return console.log(`down: ${(await downAll()).join(', ') || 'nothing was up'}`);
    case 'run':
      process.stdout.write(await run(command, command.php));
      return;
    case 'info': {
      const site = info(command.name);
      if (!site) throw new RigError(`No site named ${command.name} is up`);
      return console.log(JSON.stringify(site));
    }
  }
}
