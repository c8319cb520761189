import { mountSchedule } from '../schedule/mount';
import { partsOfScreen } from '../schedule/parts';
import { scriptData } from '../script-data';

mountSchedule(document, scriptData('schedule'), partsOfScreen());
