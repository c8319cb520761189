// The list has a page of its own on most sites. Its buttons come from the other entry.
import './favorites';
import '../list/list-element';
