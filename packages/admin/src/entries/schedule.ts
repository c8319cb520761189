import { mountSchedule } from '../schedule/mount';
import { scriptData } from '../script-data';

mountSchedule(document, scriptData('schedule'));
