// The styles of the sign-in form and its parts, and of links, which the next screens use. A host that prerenders
// the form includes them in its first stylesheet.
import './SignIn.css.ts';
import '../ui/form/Field.css.ts';
import '../ui/input/TextInput.css.ts';
import '../ui/feedback/Notice.css.ts';
import '../ui/button/TextLink.css.ts';
