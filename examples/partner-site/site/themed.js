const prefersDark = matchMedia('(prefers-color-scheme: dark)');

/** One theme per colour scheme. The page's own colours, in themed.css, are the same. */
const themes = {
  light: {
    scheme: 'light',
    radius: '4px',
    colors: { accent: '#a33d12', canvas: '#fff7ef', surface: '#ffffff', text: '#2a1a12' },
  },
  dark: {
    scheme: 'dark',
    radius: '4px',
    colors: { accent: '#f0a36b', canvas: '#17130f', surface: '#211b16', text: '#f6ede4' },
  },
};

async function getToken() {
  const response = await fetch('/widget-session', { method: 'POST' });
  if (!response.ok) throw new Error(`Our server answered ${response.status}`);
  return response.json();
}

/** Applies to every element of the page, now and when the system's colour scheme changes. */
function applyTheme() {
  window.Oja.configure({ getToken, theme: prefersDark.matches ? themes.dark : themes.light });
}

customElements.whenDefined('oja-data-purchase').then(applyTheme);
prefersDark.addEventListener('change', applyTheme);

document.addEventListener('oja:purchase', ({ detail }) => {
  const { status, amount, recipient } = detail;
  document.querySelector('#news').textContent =
    status === 'delivered'
      ? `Enjoy. ₦${amount} of data is on ${recipient}.`
      : `That did not work for ${recipient}. Ask at the counter before you try again.`;
});
