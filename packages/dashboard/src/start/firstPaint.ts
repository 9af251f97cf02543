/**
 * Runs before anything is painted, apart from the app: which of the two pictures of the page is shown, and the product's
 * name in them where an operator changed it. The build writes in what each needs next.
 */

/** The modules behind each picture, loaded while the app itself is still on its way. */
declare const __OJA_NEXT__: Readonly<Record<'agent' | 'visitor', readonly string[]>>;

function isRemembered(): boolean {
  try {
    return localStorage.getItem('user_session') !== null;
  } catch {
    return false;
  }
}

const who = isRemembered() ? 'agent' : 'visitor';
document.documentElement.dataset['start'] = who;

for (const href of __OJA_NEXT__[who]) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

// Until the app answers it, the form would be sent as the browser sends forms: with the password in the address. The
// press is kept on the form, and the app answers it when it is there.
document.addEventListener('submit', (event) => {
  if (!event.defaultPrevented && event.target instanceof HTMLFormElement)
    event.target.dataset['pressed'] = '';
  event.preventDefault();
});

document.addEventListener('DOMContentLoaded', () => {
  const name = document.querySelector<HTMLMetaElement>('meta[name="oja-product-name"]')?.content.trim();
  if (!name) return;
  for (const place of document.querySelectorAll('[data-product]')) {
    place.textContent = place.getAttribute('data-product') === 'mark' ? ([...name][0] ?? '') : name;
  }
});
