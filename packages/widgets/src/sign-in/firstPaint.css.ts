// The styles of the sign-in form and its parts, and of links, which the next screens use. A host that prerenders
// the form includes them in its first stylesheet.
import './SignIn.css.ts';
import '../ui/field/Field.css.ts';
import '../ui/field/TextInput.css.ts';
import '../ui/notice/Notice.css.ts';
import '../ui/text-link/TextLink.css.ts';
