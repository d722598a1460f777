import { storageKeys } from '../src/shell/storageKeys.ts';

/**
 * The two inline scripts of a page; its content security policy contains their hashes.
 * No tool compiles them, so they are written in JavaScript that old browsers understand too.
 */

/** Restores theme and mobile view before the first paint, so that neither flashes. */
export const restoreScript = `(function(){var d=document.documentElement.dataset,t,v;try{t=localStorage.getItem('${storageKeys.theme}')}catch(e){}try{v=JSON.parse(localStorage.getItem('${storageKeys.view}')).view}catch(e){}d.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';d.view=v==='toc1'||v==='toc2'?v:'main'})()`;

/**
 * Fetches the scripts after the page has been painted: when the browser is idle, or at once when somebody touches
 * something or came for a form. A press on a button before they are ready is held and done again afterwards;
 * links work by themselves until then, but for those of a phone's menus, which also change the view.
 * The files run one after another, each in a task of its own: together they would stop a slow phone for 100 ms.
 */
export const startScript = (entry: string, chunks: readonly string[], eager: boolean) =>
  `(function(){var s,r,h,D=document;function go(){if(s)return;s=1;var a=${JSON.stringify([...chunks, entry])};a.forEach(function(u){var l=D.createElement('link');l.rel='modulepreload';l.href=u;D.head.appendChild(l)});a.reduce(function(p,u){return p.then(function(){return import(u)})},Promise.resolve())}
function hold(e){if(r)return;var t=e.target,b=e.type==='submit'?t:t.closest&&(t.closest('button')||innerWidth<768&&!(e.ctrlKey||e.metaKey||e.shiftKey)&&t.closest('nav a'));if(!b)return;e.preventDefault();e.stopImmediatePropagation();h=b;go()}
['click','submit'].forEach(function(n){D.addEventListener(n,hold,true)});
['pointerdown','keydown','touchstart','focusin'].forEach(function(n){D.addEventListener(n,go,{capture:true,once:true,passive:true})});
D.addEventListener('site:ready',function(){r=1;if(h)h.tagName==='FORM'?h.requestSubmit():h.click()},{once:true});
${
  eager
    ? `addEventListener('DOMContentLoaded',function(){requestAnimationFrame(function(){setTimeout(go)})})`
    : `addEventListener('load',function(){(window.requestIdleCallback||setTimeout)(go,{timeout:2000})})`
}})()`;
