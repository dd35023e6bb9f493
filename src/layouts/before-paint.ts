/**
 * The one script that blocks, with what asks for the worker behind it: it sets theme, hand and what goes on before the first
 * paint, so that no dark room gets a white flash. Stays under 300 bytes. Where storage is forbidden there is nothing to set,
 * and the catch is the answer.
 */
export const beforePaint =
  "try{for(let k of['theme','hand','last']){let v=localStorage.getItem('yamen-'+k);if(v)document.documentElement.dataset[k]=v}}catch{}";
