// The styles of the first paint, inlined in the page so that it waits for no second request.
import '@oja/widgets/sign-in/style.css';
import '../shell/Brand.css.ts';
import '../signedOut/SignedOutLayout.css.ts';
import './fallbackFont.css.ts';
import '../shell/Shell.css.ts';
import './AppSkeleton.css.ts';
