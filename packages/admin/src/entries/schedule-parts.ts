import { provideParts } from '../schedule/parts';
import { FirstWeek } from '../schedule/view/FirstWeek';
import { Holidays } from '../schedule/view/Holidays';
import { SlotFields } from '../schedule/view/SlotFields';

provideParts({ FirstWeek, Holidays, SlotFields });
