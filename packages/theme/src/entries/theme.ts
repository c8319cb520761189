// The code that every behavior of the theme needs: a page has several of them.
import '@onda/core/entries/base';
import '../define-behavior';
import '../add-attributes';
import '../hash-target';
