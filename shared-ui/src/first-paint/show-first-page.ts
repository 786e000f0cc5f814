import { modeAttribute } from '../color-mode/color-mode-script'

/**
 * Inline script that shows the page which the server has put beside it, in the shown mode, and keeps what the shell
 * draws out of sight until it has drawn the same. Who is signed in waits for a page of theirs. Links work; nobody gets
 * to type into a form that is about to be replaced, or to send it.
 */
export const showFirstPage = `(function(){
  var get=function(id){return document.getElementById('first-'+id)},css=get('page-css')
  try{if(!css||localStorage.getItem('authToken'))return}catch(e){}
  var isDark=document.documentElement.getAttribute('${modeAttribute}')==='dark'
  var page=document.createElement('div')
  page.append(((isDark&&get('page-dark'))||get('page-light')).content)
  page.querySelectorAll('input,textarea,button').forEach(function(control){control.disabled=true})
  get('paint').append(css.content,page)
  document.getElementById('root').hidden=true
})()`
