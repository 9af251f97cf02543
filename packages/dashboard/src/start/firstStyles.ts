// The styles of the prerendered screens, in the first stylesheet: a second one would be a request that the first paint
// waits for.
import '@oja/widgets/sign-in/style.css';
import '../shell/Brand.css.ts';
import '../visitor/VisitorFrame.css.ts';
import './Frame.css.ts';
