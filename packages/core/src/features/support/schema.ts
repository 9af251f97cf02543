import * as v from 'valibot';
import { list, object } from '../../shared/schemas/object.ts';

/** Support contacts: the first item's `link` contains the phone number after "=" (specification, section 3). */
export const contactsSchema = list(object({ link: v.pipe(v.string(), v.maxLength(500)) }));
