import { mountPreview } from '../preview/mount';
import { scriptData } from '../script-data';

mountPreview(document, scriptData('preview'));
