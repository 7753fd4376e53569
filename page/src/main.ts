import '@fontsource-variable/literata/index.css';
import '@fontsource-variable/onest/index.css';
import './look/base.css';
import './look/themes.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { start } from './start';

const target = document.getElementById('page');
if (target) {
  await start();
  target.replaceChildren();
  mount(App, { target });
}
