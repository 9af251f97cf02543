// The styles of the prerendered screens, in the stylesheet that stands in the page: a second one would be a request that
// the first paint waits for.
import '@oja/widgets/sign-in/style.css';
import '../shell/Brand.css.ts';
import '../visitor/VisitorFrame.css.ts';
import './fallbackFont.css.ts';
import './Frame.css.ts';
