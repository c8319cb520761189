import { scriptData } from '../script-data';
import { mountStationChecks } from '../station-check/mount';

mountStationChecks(document, scriptData('station-check'));
