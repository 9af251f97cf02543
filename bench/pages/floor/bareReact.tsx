import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The form of form.html in React alone: the lower bound for a React page. */
function SignIn() {
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form method="post">
      <h1>Sign in</h1>
      <p>
        <label>
          Username <input value={username} onChange={({ target }) => setUsername(target.value)} />
        </label>
      </p>
      <p>
        <label>
          Password{' '}
          <input type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
        </label>
      </p>
      <p>
        <button type="submit">Sign in</button>
      </p>
    </form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);
