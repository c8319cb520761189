// For who may edit the page and asked for it; nobody else's page names it.
import '@onda/core/entries/base';
import '../element';
