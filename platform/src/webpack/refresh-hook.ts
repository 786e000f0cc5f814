/**
 * Runs before the shell in development. React tells this hook of itself when it starts. A remote's Fast Refresh comes later than that, and finds React only
 * if somebody kept what was told; the hook that Fast Refresh makes for itself in the shell does not.
 */
export const refreshHook = `window.__REACT_DEVTOOLS_GLOBAL_HOOK__??=(()=>{
  const renderers=new Map()
  const nothing=()=>{}
  return {renderers,supportsFiber:true,inject:(r)=>(renderers.set(renderers.size+1,r),renderers.size),
    onScheduleFiberRoot:nothing,onCommitFiberRoot:nothing,onCommitFiberUnmount:nothing}
})();`
