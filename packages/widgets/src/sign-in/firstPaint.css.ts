// The styles of the sign-in form and its parts, for a host that prerenders it: they belong in its first stylesheet.
import './SignIn.css.ts';
import '../ui/field/Field.css.ts';
import '../ui/field/TextInput.css.ts';
import '../ui/notice/Notice.css.ts';
