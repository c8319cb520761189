import { keepToItself } from '../preview-page/keep-to-itself';
import { readReplies } from '../preview-page/replies';

keepToItself(window, readReplies(document));
