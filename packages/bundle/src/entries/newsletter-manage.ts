// The page behind the link in a mail, which most visitors never see.
import '@onda/newsletter/manage/manage-element';
