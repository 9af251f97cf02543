const widget = document.querySelector('oja-data-purchase');
const news = document.querySelector('#news');

/** Gets the widget's short-lived token from our own server. Only the server knows the API key. */
widget.getToken = async () => {
  const response = await fetch('/widget-session', { method: 'POST' });
  if (!response.ok) throw new Error(`Our server answered ${response.status}`);
  return response.json();
};

// The shop's own code: shows the result of a purchase in its own words.
const say = (sentence) => {
  news.textContent = sentence;
};

widget.addEventListener('oja:sold', ({ detail: { amount, recipient } }) =>
  say(`Thank you. We sent data for ₦${amount} to ${recipient}.`),
);

widget.addEventListener('oja:pending', ({ detail: { recipient } }) =>
  say(`The network has not confirmed ${recipient} yet. You don’t need to pay again.`),
);

widget.addEventListener('oja:refunded', ({ detail: { recipient } }) =>
  say(`The network did not deliver to ${recipient}. Nothing was paid. Please try again.`),
);

widget.addEventListener('oja:cancelled', () => say(''));

const errors = {
  'not-sold': () => 'Your purchase did not go through. Nothing was paid.',
  'wallet-short': () => 'We can’t sell this at the moment. Nothing was paid. Please tell us.',
  'refund-due': ({ recipient }) =>
    `The network did not deliver to ${recipient}, and the money is not back yet. Ask us before you try again.`,
};

// The visitor already sees a message, and the console has one for developers. A shop could count errors here.
widget.addEventListener('oja:error', ({ detail: { code, whose, cause } }) => {
  if (code in errors) say(errors[code](cause));
  console.warn(`oja: ${code} (${whose})`);
});
