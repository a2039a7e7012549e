import { mount } from 'svelte';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import Sheet from './Sheet.svelte';

const target = document.getElementById('sheet');
if (target !== null) mount(Sheet, { target });
