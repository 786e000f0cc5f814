import { words } from './words'

/** Milliseconds: after the first one is offered another try, after the second the shell counts as failed. */
const patience = { offer: 10_000, report: 30_000 }

const registry = `JSON.parse(document.getElementById('bucketeer').textContent).registry.shell`
const hasStarted = `document.getElementById('root')&&document.getElementById('root').hasChildNodes()`

/** Like the reports of the shell itself, one for each version and page: /api/report. */
const report = `function short(text,most){return text?String(text).replace(/([\\w/])[?#][^\\s:)"']*/g,'$1').slice(0,most):undefined}
function report(failure,event){
  if(reported)return
  reported=true
  var error=event&&event.error
  var body=JSON.stringify({part:'shell',version:${registry}.version,failure:failure,
    message:short(event&&event.message,300),stack:short(error&&error.stack,4000)})
  navigator.sendBeacon('/api/report',new Blob([body],{type:'application/json'}))
}`

/** Over the page that is there to be read, if there is one, else in its place. */
const show = `function show(title){
  var hasPage=document.getElementById('root').hidden
  var box=document.getElementById('start-watch')
  if(!box){
    box=document.createElement('div')
    box.id='start-watch'
    box.setAttribute('role','alert')
    box.style.cssText='text-align:center;font:18px/1.6 system-ui,sans-serif;color:light-dark(#1d2a2b,#f4efe6);'+(hasPage
      ?'position:fixed;z-index:2;inset:auto 0 0;padding:8px 24px 24px;background:light-dark(#ffffff,#1d2739);border-top:1px solid light-dark(#e7dfd2,#2a3548)'
      :'max-width:32rem;margin:20vh auto 0;padding:0 24px')
    for(var name of ['h1','p','button'])box.append(document.createElement(name))
    box.children[0].style.cssText='font-size:1.5rem;line-height:1.3'
    box.children[1].textContent=${JSON.stringify(words.hint)}
    box.children[2].textContent=${JSON.stringify(words.tryAgain)}
    box.children[2].type='button'
    box.children[2].style.cssText='font:inherit;min-height:44px;padding:0 24px'
    box.children[2].addEventListener('click',function(){location.reload()})
    document.body.append(box)
  }
  box.children[0].textContent=title
}`

const listen = `function isShells(url){return !!url&&url.indexOf(${registry}.base)>=0}
function fail(failure,title,event){if(!(${hasStarted})){show(title);report(failure,event)}}
addEventListener('error',function(event){
  var target=event.target
  if(target&&target.tagName==='SCRIPT'){if(isShells(target.src))fail('load',${JSON.stringify(words.failed)})}
  else if(isShells(event.filename))fail('render',${JSON.stringify(words.failed)},event)
},true)`

/** Once the shell has drawn something, what it has to say it says itself. */
const stop = `function isOver(){
  if(!(${hasStarted}))return false
  var box=document.getElementById('start-watch')
  if(box)box.remove()
  return true
}
var offer=setTimeout(function(){if(!isOver())show(${JSON.stringify(words.slow)})},${patience.offer})
var late=setTimeout(function(){if(!isOver())fail('timeout',${JSON.stringify(words.failed)})},${patience.report})
addEventListener('DOMContentLoaded',function(){
  var watch=new MutationObserver(function(){if(isOver()){watch.disconnect();clearTimeout(offer);clearTimeout(late)}})
  watch.observe(document.getElementById('root'),{childList:true})
})`

/**
 * Inline script for the head of index.html, ahead of the shell: notices when the shell's script is missing, throws
 * before anything is drawn, or does not come. Nothing of the shell runs then, so it tells the server itself, by which a
 * canary is taken back, and offers another try.
 */
export const startWatchScript = `(function(){var reported=false
${[report, show, listen, stop].join('\n')}})();`
