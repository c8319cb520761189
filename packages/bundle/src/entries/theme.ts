// The code that every behavior of the theme needs: a page has several of them.
import './base';
import '@onda/theme/define-behavior';
import '@onda/theme/add-attributes';
import '@onda/theme/hash-target';
