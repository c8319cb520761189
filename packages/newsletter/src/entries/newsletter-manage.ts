// The page behind the link in a mail, which most visitors never see.
import '../manage/manage-element';
