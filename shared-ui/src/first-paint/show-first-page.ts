import { modeAttribute } from '../color-mode/mode-names'

/** What the server calls things in a page: as the contract has it. */
export interface FirstPageNames {
  /** The `id` of the template with the page's styles, and of those with its markup. */
  templates: { css: string; light: string; dark: string }
  /** The property of `window` with the calls that are under way. */
  calls: string
  /** The property of `window` that promises whether the page is shown, where that is not known at once. */
  isShown: string
}

/**
 * Inline script that shows the page which the server has put beside it, in the shown mode, and keeps what the shell
 * draws out of sight until it has drawn the same: a public page to visitors, at once; a protected one to members, unless
 * they search in it, as soon as the server has said that they are. Links work; nobody gets to type into a form that is
 * about to be replaced, or to send it.
 */
export const showFirstPage = ({ templates, calls, isShown }: FirstPageNames): string => `(function(){
  var get=function(id){return document.getElementById(id)},css=get('${templates.css}'),root=get('root'),token
  if(!css)return
  try{token=localStorage.getItem('authToken')}catch(e){}
  var calls=window.${calls}||{}
  var show=function(){
    var isDark=document.documentElement.getAttribute('${modeAttribute}')==='dark'
    var page=document.createElement('div'),paint=get('first-paint')
    page.append(((isDark&&get('${templates.dark}'))||get('${templates.light}')).content)
    page.querySelectorAll('input,textarea,button').forEach(function(control){control.disabled=true})
    paint.append(css.content,page)
    root.hidden=true
    return true
  }
  if(css.dataset.access!=='protected')return token||show()
  var verification=calls['/auth/verify']
  if(token&&verification&&!location.search)window.${isShown}=verification.answer.then(function(answer){
    return !answer.status&&!root.firstChild&&show()
  },function(){return false})
})()`
