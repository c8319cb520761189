import { mountImports } from '../import-progress/mount';
import { scriptData } from '../script-data';

mountImports(document, scriptData('import-progress'));
