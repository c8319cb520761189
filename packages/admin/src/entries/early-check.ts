import { mountEarlyCheck } from '../early-check/mount';
import { scriptData } from '../script-data';

mountEarlyCheck(document, scriptData('early-check'), (...request) => fetch(...request));
