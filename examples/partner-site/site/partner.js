const widget = document.querySelector('oja-data-purchase');
const news = document.querySelector('#news');

/** Where the widget gets its short-lived token: our own server, which alone knows the API key. */
widget.getToken = async () => {
  const response = await fetch('/widget-session', { method: 'POST' });
  if (!response.ok) throw new Error(`Our server answered ${response.status}`);
  return response.json();
};

const endings = {
  delivered: ({ amount, recipient }) => `Thank you. Data for ${recipient} is on, for ₦${amount}.`,
  failed: ({ recipient, money }) =>
    money === 'refund-due'
      ? `The network did not load ${recipient}, and the money is not back yet. Ask us before you try again.`
      : `The network did not load ${recipient}. Nothing was paid; do try again.`,
  refused: () => 'That sale did not go through. Nothing was paid.',
  reversed: ({ recipient }) => `The sale for ${recipient} was taken back, and the money with it.`,
};

// From here on it is the shop's page: it hears what became of a sale and says so in its own words.
widget.addEventListener('oja:purchase', ({ detail }) => {
  news.textContent = endings[detail.status]?.(detail) ?? '';
});

// The visitor already reads a sentence, and the console has one for you: this is where a shop would count them.
widget.addEventListener('oja:error', ({ detail }) => {
  console.warn(`oja: ${detail.code} (${detail.whose})`);
});
