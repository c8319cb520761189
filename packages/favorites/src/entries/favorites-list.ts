// The list of favorites has a page of its own on most sites. The buttons in it are the others'.
import './favorites';
import '../list/list-element';
