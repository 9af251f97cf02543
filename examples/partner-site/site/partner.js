const widget = document.querySelector('oja-data-purchase');
const news = document.querySelector('#news');

/** Gets the widget's short-lived token from our own server. Only the server knows the API key. */
widget.getToken = async () => {
  const response = await fetch('/widget-session', { method: 'POST' });
  if (!response.ok) throw new Error(`Our server answered ${response.status}`);
  return response.json();
};

const endings = {
  delivered: ({ amount, recipient }) => `Thank you. We sent data for ₦${amount} to ${recipient}.`,
  failed: ({ recipient, money }) =>
    money === 'refund-due'
      ? `The network did not deliver to ${recipient}, and the money is not back yet. Ask us before you try again.`
      : `The network did not deliver to ${recipient}. Nothing was paid. Please try again.`,
  refused: () => 'Your purchase did not go through. Nothing was paid.',
  reversed: ({ recipient }) => `Your purchase for ${recipient} was reversed and refunded.`,
};

// The shop's own code: shows the result of a purchase in its own words.
widget.addEventListener('oja:purchase', ({ detail }) => {
  news.textContent = endings[detail.status]?.(detail) ?? '';
});

// The visitor already sees a message, and the console has one for developers. A shop could count errors here.
widget.addEventListener('oja:error', ({ detail }) => {
  console.warn(`oja: ${detail.code} (${detail.whose})`);
});
