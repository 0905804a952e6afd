/** The frame's stylesheets that come with a later page: whichever part of it comes first, in this order. */
import './PartState.module.css';
import './Disclosure.module.css';
import './PageParts.module.css';
