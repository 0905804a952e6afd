/** Stylesheets that several later parts bring: whichever of them comes first, in this order. */
import './PartState.module.css';
import './Disclosure.module.css';
import './PageParts.module.css';
import '../letters/Letter.module.css';
import '../document/preview/DocumentPreview.module.css';
