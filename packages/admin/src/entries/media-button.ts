import { mountMediaButtons } from '../media-button/mount';

mountMediaButtons(document, (window as { wp?: { media?: unknown } }).wp?.media);
