// The styles of the sign-in form and its parts, and of links, which any next screen has. For a host that prerenders the
// form: they belong in its first stylesheet.
import './SignIn.css.ts';
import '../ui/field/Field.css.ts';
import '../ui/field/TextInput.css.ts';
import '../ui/notice/Notice.css.ts';
import '../ui/text-link/TextLink.css.ts';
