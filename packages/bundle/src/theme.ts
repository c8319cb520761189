// What every behaviour of the theme stands on: a page has several of them.
import './base';
import '@onda/theme/behaviour';
import '@onda/theme/behaviour/mark';
import '@onda/theme/behaviour/place-of';
