// What is painted before any of the app has arrived has its styles in the first stylesheet: one request, and no second
// one that the first paint would wait for.
import '@oja/widgets/sign-in/SignIn.css.ts';
import '@oja/widgets/ui/field/Field.css.ts';
import '@oja/widgets/ui/field/TextInput.css.ts';
import '@oja/widgets/ui/notice/Notice.css.ts';
import '../shell/Brand.css.ts';
import '../visitor/VisitorFrame.css.ts';
import './Frame.css.ts';
