import { DATABASES, type Database } from '../../rig/options';
import { ensure } from '../../setup/setup';

/** Those that this machine has, and a note for the table about one that it lacks. */
export async function presentDatabases(): Promise<{ databases: Database[]; notes: string[] }> {
  const { ready } = await ensure('mariadb');
  return {
    databases: DATABASES.filter((db) => db === 'sqlite' || ready),
    notes: ready ? [] : ['MariaDB is not there: not measured'],
  };
}
