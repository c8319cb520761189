import { mountFormPreview } from '../preview/mount';
import { scriptData } from '../script-data';

mountFormPreview(document, scriptData('form-preview'));
