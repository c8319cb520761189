// The page behind a link in a mail, which most visitors never see.
import '../manage/manage-element';
